<?php
/**
 * Plugin Name: EuroManager
 * Description: A block with a ranking, a match, a player, the countdown or trends of EuroManager.
 * Version: 1.0.0
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

/** Address of the portal; wp-config.php sets it: define( 'EUROMANAGER_PORTAL', 'https://euromanager.example' ); */
function euromanager_portal(): string {
	return defined( 'EUROMANAGER_PORTAL' ) ? untrailingslashit( EUROMANAGER_PORTAL ) : '';
}

add_action(
	'init',
	function () {
		if ( euromanager_portal() !== '' ) {
			foreach ( array( 'embed' => '/embed/v1.js', 'frames' => '/embed/v1/frame-height.js' ) as $name => $path ) {
				wp_register_script(
					"euromanager-$name",
					euromanager_portal() . $path,
					array(),
					null,
					array( 'strategy' => 'async' )
				);
			}
			// Pasted addresses of the portal become its own frames, without a look at the page itself.
			wp_oembed_add_provider( euromanager_portal() . '/*', euromanager_portal() . '/oembed' );
		}
		register_block_type( __DIR__ );
		// The editor's canvas has no language of its own.
		wp_add_inline_script(
			generate_block_asset_handle( 'euromanager/embed', 'editorScript' ),
			'window.euromanagerBlock = ' . wp_json_encode(
				array(
					'hasPortal' => euromanager_portal() !== '',
					'language'  => get_bloginfo( 'language' ),
				)
			) . ';',
			'before'
		);
	}
);

// The editor's canvas shows the elements, too; a page has the script only with a block (render.php).
add_action(
	'enqueue_block_assets',
	function () {
		if ( is_admin() ) {
			wp_enqueue_script( 'euromanager-embed' );
		}
	}
);

// A frame of a pasted address gets the height of its content.
add_filter(
	'embed_oembed_html',
	function ( $html, $url ) {
		if ( euromanager_portal() !== '' && strpos( $url, euromanager_portal() . '/' ) === 0 ) {
			wp_enqueue_script( 'euromanager-frames' );
		}
		return $html;
	},
	10,
	2
);

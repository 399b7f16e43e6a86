<?php
/**
 * The element of a block, with a link for readers without scripts.
 *
 * @var array $attributes of block.json
 */

defined( 'ABSPATH' ) || exit;

if ( euromanager_portal() === '' ) {
	return;
}

$euromanager_kinds = array( 'rankings', 'match', 'player', 'countdown', 'trends' );
$euromanager_kind  = in_array( $attributes['kind'], $euromanager_kinds, true ) ? $attributes['kind'] : 'rankings';
// What a ranking highlights, or whom the element is about.
$euromanager_names = array( 'rankings' => 'team', 'match' => 'match', 'player' => 'player' );
$euromanager_name  = $euromanager_names[ $euromanager_kind ] ?? '';
$euromanager_given = array( 'theme' => $attributes['theme'] );
if ( $euromanager_name !== '' ) {
	$euromanager_given[ $euromanager_name ] = $attributes['of'];
}

wp_enqueue_script( 'euromanager-embed' );

printf( '<div %s><euro-%s', get_block_wrapper_attributes(), esc_attr( $euromanager_kind ) );
foreach ( array_filter( $euromanager_given, 'strlen' ) as $euromanager_attribute => $euromanager_value ) {
	printf( ' %s="%s"', esc_attr( $euromanager_attribute ), esc_attr( $euromanager_value ) );
}
printf(
	'><a href="%s">EuroManager</a></euro-%s></div>',
	esc_url( euromanager_portal() . '/' ),
	esc_attr( $euromanager_kind )
);

/** The page's runtime where there is one: components registered with another are never refreshed. */
module.exports = window.euroRefresh ?? require('react-refresh/runtime');

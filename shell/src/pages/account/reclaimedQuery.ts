/** In the query of /profile: the account was given back to the owner of its address (decisions §7.4). */
export const reclaimedQuery = 'reclaimed';

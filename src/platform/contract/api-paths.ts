/**
 * Paths of calls as opposed to pages: the server responds to unknown ones with JSON, and the service worker
 * does not intercept them. Matched against a path with its leading slash, including the query.
 */
export const apiPaths = /^\/(?:ai|users|api|healthz|readyz|metrics|assets)(?:[/?]|$)/;

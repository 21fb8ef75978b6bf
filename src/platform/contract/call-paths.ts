/**
 * Where paths belong to calls and not to pages: the server answers an unknown one with JSON, and the
 * service worker lets all of them pass. Tested against a path with its leading slash, query included.
 */
export const callPaths = /^\/(?:ai|users|api|healthz|readyz|metrics|assets)(?:[/?]|$)/;

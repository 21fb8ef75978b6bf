export function ensureWebBuilt(): Promise<string>;
export function ensureServerBuilt(): Promise<string>;

export function findBrowser(): Promise<{ path?: string; missing?: string }>;

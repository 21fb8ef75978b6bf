export function serverArguments(name: 'main' | 'admin' | 'try-model'): string[];
export declare const memoryLimits: Readonly<Record<string, string>>;
export declare const serverEnvironment: Readonly<Record<string, string | undefined>>;

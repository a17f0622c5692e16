export declare const quiet: Readonly<Record<string, string>>

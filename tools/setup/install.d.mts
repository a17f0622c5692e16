export declare function chromiumPath(): string
export declare function requireChromium(): void
export declare const chromiumArguments: string[]

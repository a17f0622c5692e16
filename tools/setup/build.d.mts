export declare const buildMemory: { NODE_OPTIONS: string }
export declare const developMemory: { NODE_OPTIONS: string }
export declare const cacheFolder: string
export declare function isSiteBuilt(): boolean
export declare function forgetBuild(): void
export declare function isSiteUpToDate(): boolean
export declare function searchNote(root?: string): string | undefined

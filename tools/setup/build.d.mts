export declare const buildMemory: { NODE_OPTIONS: string }

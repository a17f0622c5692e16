export const buildMemory: { NODE_OPTIONS: string }

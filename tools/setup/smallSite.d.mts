/** Builds a folder again that `buildSmallSite` has filled. */
export function runSmallBuild(folder: string, isBuffered?: boolean): Promise<void>

/** Builds the small site of the browser tests in a folder. */
export function buildSmallSite(options?: { isBuffered?: boolean; folder?: string }): Promise<void>

/** The port of the simulated search service. */
export const searchPort: number

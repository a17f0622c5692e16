/** Builds a folder again that `buildSmallSite` has filled. */
export function runSmallBuild(folder: string, isBuffered?: boolean): Promise<void>

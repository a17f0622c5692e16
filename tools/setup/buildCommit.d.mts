export declare function buildCommit(
  commit: string,
  folder: string,
  environment?: Record<string, string | undefined>,
): Promise<void>

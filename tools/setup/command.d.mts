export declare const quiet: Readonly<Record<string, string>>
export declare function freePort(): Promise<number>
export declare function isPortFree(port: number): Promise<boolean>
export declare function portOption(value: string | undefined, fallback: number): number
export declare function run(
  command: string,
  args: readonly string[],
  options?: { env?: Record<string, string | undefined> },
): Promise<void>
export declare function runCommand(main: () => void | Promise<void>): Promise<void>
export declare class StepError extends Error {}
export declare function step<Result>(title: string, action: () => Promise<Result>): Promise<Result>

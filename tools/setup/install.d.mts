export declare function chromiumPath(): string
export declare function installChromium(): Promise<void>
export declare const chromiumArguments: string[]
export declare function canInstallDebianPackages(): boolean
export declare function installDebianPackages(packages: readonly [string, ...string[]]): Promise<void>

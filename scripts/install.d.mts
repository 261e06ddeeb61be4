type Say = (sentence: string) => void;
export declare function installPackages(say: Say, fail: Say): void;
export declare function findChromium(say: Say, fail: (sentence: string) => never): string;

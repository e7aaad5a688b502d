import packageFile from '../../package.json' with { type: 'json' };

/** The release of the shop. */
export const VERSION: string = packageFile.version;

import { answers, installByApt, onPath } from './programs.ts';

/** What a test needs to see a page in WebKit. */
export interface WebKit {
  /** WebKitGTK's driver, which brings a browser along. */
  readonly driver: string;
  /** A display without a screen: that browser is never without windows. */
  readonly display: string;
}

/** The programs of a WebKit that can be driven, if there is one. */
export function findWebKit(): WebKit | undefined {
  const driver = onPath('WebKitWebDriver').find((file) => answers(file, '--help'));
  const display = onPath('Xvfb').find((file) => answers(file, '-help'));
  return driver && display ? { driver, display } : undefined;
}

/** The same, installed if need be and possible. */
export function ensureWebKit(): WebKit | undefined {
  if (findWebKit() === undefined) installByApt('webkit2gtk-driver', 'xvfb');
  return findWebKit();
}

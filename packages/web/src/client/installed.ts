/** Does the page run in Safari on iOS, though it could be an app on the home screen? Only iOS tells. */
export function isUninstalledOnIos(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}

/** Safari clears what a page has stored after a week of its use without a visit, unless it was added to the home screen or has been promised to be kept. */
export async function isStorageCleared(): Promise<boolean> {
  return isUninstalledOnIos() && !(await navigator.storage?.persisted?.().catch(() => false));
}

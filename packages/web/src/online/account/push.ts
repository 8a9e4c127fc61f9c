import { callApi } from '../../client/api.ts';

/** The service worker, which hears of a turn while no page is open; null where the browser has none. */
async function findRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export type PushState = 'impossible' | 'off' | 'on';

/** Does this browser get notifications? */
export async function pushState(): Promise<PushState> {
  const registration = await findRegistration();
  if (!registration) return 'impossible';
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Switches notifications on. False: they are blocked, or the browser cannot be reached. */
export async function startPush(): Promise<boolean> {
  const registration = await findRegistration();
  if (!registration || (await Notification.requestPermission()) !== 'granted') return false;
  const { key } = await callApi<{ key: string }>('GET', 'push-key');
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  if (!subscription) return false;
  const { endpoint, keys } = subscription.toJSON();
  try {
    await callApi('POST', 'me/push', { endpoint, keys });
    return true;
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

export async function stopPush(): Promise<void> {
  const subscription = await (await findRegistration())?.pushManager.getSubscription();
  if (!subscription) return;
  await callApi('DELETE', 'me/push', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

/** This browser gets no more notifications; the server learns so when it next sends one. */
export async function unsubscribeBrowser(): Promise<void> {
  const subscription = await (await findRegistration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

import { callApi } from '../../client/api.ts';
import { UserError } from '../../client/error-text.ts';
import { isUninstalledOnIos } from '../../client/installed.ts';
import { t } from '../../i18n/index.ts';

/** The service worker, which is notified of a turn while no page is open; null where the browser has none. */
async function findRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

async function findSubscription(): Promise<PushSubscription | null | undefined> {
  return (await findRegistration())?.pushManager.getSubscription();
}

/** On iOS only an app on the home screen may notify. */
export type PushState = 'impossible' | 'after-installing' | 'off' | 'on';

/** Does this browser get notifications? */
export async function pushState(): Promise<PushState> {
  if (!(await findRegistration()))
    return isUninstalledOnIos() && !('PushManager' in window) ? 'after-installing' : 'impossible';
  return (await findSubscription()) ? 'on' : 'off';
}

/** Switches notifications on, unless they are blocked or the browser cannot be reached. */
export async function startPush(): Promise<void> {
  const registration = await findRegistration();
  const forbidden = () => Promise.reject(new UserError(t('push.forbidden')));
  if (!registration || (await Notification.requestPermission()) !== 'granted') return forbidden();
  const { key } = await callApi<{ key: string }>('GET', 'push-key');
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(forbidden);
  const { endpoint, keys } = subscription.toJSON();
  try {
    await callApi('POST', 'me/push', { endpoint, keys });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

export async function stopPush(): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription) return;
  await callApi('DELETE', 'me/push', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

/** This browser gets no more notifications; the server learns so when it next sends one. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}

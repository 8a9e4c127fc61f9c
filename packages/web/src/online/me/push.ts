import { askHouse } from '../../shell/ask-house.ts';

/** The part of the app that hears of a turn while no page of it is open; null where the browser has none. */
async function listener(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export type PushState = 'impossible' | 'off' | 'on';

/** Is this browser told of our turns? */
export async function pushState(): Promise<PushState> {
  const found = await listener();
  if (!found) return 'impossible';
  return (await found.pushManager.getSubscription()) ? 'on' : 'off';
}

/** From now on this browser is told. False: its owner has forbidden that, or nobody can reach it. */
export async function startPush(): Promise<boolean> {
  const found = await listener();
  if (!found || (await Notification.requestPermission()) !== 'granted') return false;
  const { key } = await askHouse<{ key: string }>('GET', 'push-key');
  const made = await found.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  if (!made) return false;
  const { endpoint, keys } = made.toJSON();
  try {
    await askHouse('POST', 'me/push', { endpoint, keys });
    return true;
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
}

export async function stopPush(): Promise<void> {
  const held = await (await listener())?.pushManager.getSubscription();
  if (!held) return;
  await askHouse('DELETE', 'me/push', { endpoint: held.endpoint });
  await held.unsubscribe();
}

/** This browser is told nothing any more; the house learns so when it next tries. */
export async function forgetBrowser(): Promise<void> {
  const held = await (await listener())?.pushManager.getSubscription();
  await held?.unsubscribe();
}

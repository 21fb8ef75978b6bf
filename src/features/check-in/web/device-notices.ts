export type NoticeAbility = 'able' | 'missing' | 'denied';

/** Whether this browser can show notices of the product, and may. */
export function noticeAbility(): NoticeAbility {
  const hasAll =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!hasAll) return 'missing';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/**
 * Asks for permission, then has the browser get an address from its push service. Null where permission was not
 * given. Called in the press of a button, which browsers require.
 */
export async function subscribeDevice(key: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  // The installed app registers it too, some time after the first page.
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const wishes = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return (await pushManager.subscribe(wishes)).endpoint;
  } catch (error) {
    // One under an earlier key of the operator is of no use any more.
    const earlier = await pushManager.getSubscription();
    if (!earlier) throw error;
    await earlier.unsubscribe();
    return (await pushManager.subscribe(wishes)).endpoint;
  }
}

/** Gives the address up, where there is one. */
export async function unsubscribeDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

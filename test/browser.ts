import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';

/** What Playwright disables itself: Chromium takes only the last such list. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
/** Pages of the address bar: every new window loads them, which takes a third of a second. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  `--disable-features=${[...disabledByPlaywright, ...addressBarPages].join(',')}`,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No spare process for each page: starting them takes up to a tenth of a run.
  '--renderer-process-limit=1',
];

/** The machine's Chromium, for programs other than the browser tests. */
export async function launchBrowser(): Promise<Browser> {
  const found = await findBrowser();
  if (!found.path) throw new Error(found.missing);
  return chromium.launch({ executablePath: found.path, args: browserFlags });
}

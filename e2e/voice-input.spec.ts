import { scriptListening } from '../test/scripted-listening.ts';
import { startTranscriptionServer } from '../test/transcription-server.ts';
import { expectAccessible } from './accessible.ts';
import { messageInput, openChat, ownWords } from './chat.ts';
import { expect, serve, stopServing, test } from './fixtures.ts';
import { makePerson, makeSession, signInWith } from './people.ts';

test('speech is recorded, becomes text to confirm, and is sent only then @phone', async ({
  browser,
}, { project }) => {
  const listener = await startTranscriptionServer();
  const transcription = { baseUrl: listener.url, model: 'whisper', provider: '听写服务' };
  const served = await serve({ TRANSCRIPTION: JSON.stringify(transcription) });
  try {
    listener.hear('左膝盖疼了三天。');
    const { viewport = null } = project.use;
    const context = await browser.newContext({ baseURL: served.product.url, viewport });
    const page = await context.newPage();
    await page.addInitScript(scriptListening, { hasRecognition: false, hasRecorder: true });
    const person = await makePerson(served.product.url);
    await signInWith(page, person);
    const id = await makeSession(served.product.url, person, '膝盖');
    await openChat(page, id);
    await page.getByRole('button', { name: '语音输入' }).click();
    const dialog = page.getByRole('dialog', { name: '使用语音输入前请确认' });
    await expect(dialog).toContainText('听写服务');
    await expectAccessible(page);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: '同意并开始' }).click();
    await expect(page.locator('form').getByText('正在听', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '说完了' }).click();
    await expect(messageInput(page)).toHaveValue('左膝盖疼了三天。');
    await expect(ownWords(page)).toHaveCount(0);
    expect(Buffer.from(listener.recordings[0]?.file.bytes ?? []).toString()).toBe('sound');
    await page.getByRole('button', { name: '发送', exact: true }).click();
    await expect(ownWords(page)).toContainText('左膝盖疼了三天。');
    await context.close();
  } finally {
    await stopServing(served);
    await listener.stop();
  }
});

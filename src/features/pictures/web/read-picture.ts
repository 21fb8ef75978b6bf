import { UnreadableFile } from './unreadable-file.ts';

/** The kinds of files in the family of HEIC, which most browsers cannot show. */
const heic = /^ftyp(?:hei[cxms]|hev[cxm]|mif1|msf1)$/;
const kindBytes = { from: 4, to: 12 };

/**
 * The picture in a file, upright.
 * @throws UnreadableFile where the browser cannot show it
 */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (error) {
    throw new UnreadableFile((await isHeic(file)) ? 'heic' : 'otherType', error);
  }
}

async function isHeic(file: Blob): Promise<boolean> {
  return heic.test(await file.slice(kindBytes.from, kindBytes.to).text());
}

import { defineTexts } from '#platform/contract/define-texts.ts';

import {
  fileBytesMax,
  linesMax,
  pagesMax,
  picturePagesMax,
  wordModelsMegabytes,
} from '../rules.ts';

const megabytes = fileBytesMax / 1_000_000;

/** Reading a report, and its lines to confirm. */
export const pictureWebTexts = defineTexts({
  'zh-CN': {
    open: '读报告',
    title: '读报告',
    lead: '报告、药盒、处方都可以。读出来的字由您一行行核对，按“发送”之前，什么都不会发出去。',
    onDevice: `照片或 PDF 就在您的设备上读，不上传、不保存。PDF 最多读 ${pagesMax} 页（扫描的 ${picturePagesMax} 页），最多 ${linesMax} 行。`,
    shooting: `拍照时把纸放平、拍正、光线足，字占满画面。第一次认照片上的字，要下载约 ${wordModelsMegabytes} MB，建议连 Wi-Fi。`,
    choose: '选照片或 PDF',
    chooseOther: '换一份',
    reading: '正在读',
    loading: '正在准备认字，第一次要等一会儿',
    words: ({ done, total }: { done: number; total: number }) => `正在认字：${done} / ${total}`,
    doubtful: '请核对：这一行不太清楚，没有替您选上',
    checkMedicines: '查这些药',
    linesTitle: '请核对',
    check: '读出来的字可能有错，数值和单位请对照原件。不想发的行不要选。',
    personalHint: (count: number) => `有 ${count} 行可能写着姓名或号码，没有替您选上。`,
    personal: '可能有姓名或号码',
    lowOnReport: '低于报告上的参考范围',
    withinOnReport: '在报告上的参考范围内',
    highOnReport: '高于报告上的参考范围',
    lowInAdults: '低于成人的参考范围',
    withinInAdults: '在成人的参考范围内',
    highInAdults: '高于成人的参考范围',
    of: (name: string, value: number) => `${name} ${value}：`,
    from: (source: string) => `（依据：${source}）`,
    verdictHint: '高低只是和参考范围比，不是诊断，要不要紧请问医生。',
    line: (number: number) => `第 ${number} 行`,
    take: (number: number) => `选第 ${number} 行`,
    found: (count: number) => `读出 ${count} 行，请核对`,
    use: (count: number) => `放进输入框（${count} 行）`,
    tooLong: (excess: number) => `比一条消息能写的多了 ${excess} 字，请少选几行`,
    cancel: '取消',
    used: '已放进输入框，请核对后发送',
    otherType: '这里能读照片（JPEG、PNG）和 PDF。这份文件不是，或者已损坏，请换一份',
    heic: '这个浏览器打不开 HEIC 照片。请把照片存成 JPEG，或截一张图再选',
    tooLarge: `文件超过 ${megabytes} MB，请换一份小一些的`,
    locked: '这份 PDF 设了密码，打不开。请去掉密码后再选',
    broken: '这份文件打不开，可能不完整。请换一份，或直接输入',
    noText: '没有认出清楚的文字。请把纸放平、拍正、拍清楚再选一次，或直接输入要紧的几行',
    notLoaded: '认字要用的文件没有下载完。请检查网络后再选一次，或直接输入要紧的几行',
    tooSlow: '在这台设备上认得太久，已经停下。请只拍要紧的部分再试，或直接输入',
  },
  'en-US': {
    open: 'Read a report',
    title: 'Read a report',
    lead: 'Reports, medicine boxes and prescriptions. You check each line, and nothing is sent until you press “Send”.',
    onDevice: `Photos and PDF files are read on your device and neither uploaded nor kept. Up to ${pagesMax} pages of a PDF (${picturePagesMax} if scanned) and ${linesMax} lines.`,
    shooting: `Lay the paper flat, hold the camera straight, and let the text fill the picture. The first photo needs a download of about ${wordModelsMegabytes} MB, best over Wi-Fi.`,
    choose: 'Choose a photo or PDF',
    chooseOther: 'Choose another',
    reading: 'Reading',
    loading: 'Getting ready; the first time takes a while',
    words: ({ done, total }) => `Reading text: ${done} / ${total}`,
    doubtful: 'Please check: this line was hard to read, so it isn’t selected',
    checkMedicines: 'Check these medicines',
    linesTitle: 'Please check',
    check:
      'Some words may be misread. Please compare values and units with the original, and leave out any lines you don’t want to send.',
    personalHint: (count) =>
      count === 1
        ? 'One line may contain a name or number, so it isn’t selected.'
        : `${count} lines may contain names or numbers, so they aren’t selected.`,
    personal: 'May contain a name or number',
    lowOnReport: 'below the range on the report',
    withinOnReport: 'within the range on the report',
    highOnReport: 'above the range on the report',
    lowInAdults: 'below the range for adults',
    withinInAdults: 'within the range for adults',
    highInAdults: 'above the range for adults',
    of: (name, value) => `${name} ${value}: `,
    from: (source) => ` (source: ${source})`,
    verdictHint:
      '“Above” and “below” only compare with a range; they aren’t a diagnosis. Please ask a doctor what they mean.',
    line: (number) => `Line ${number}`,
    take: (number) => `Select line ${number}`,
    found: (count) => (count === 1 ? 'One line to check' : `${count} lines to check`),
    use: (count) =>
      count === 1 ? 'Add to the input box (1 line)' : `Add to the input box (${count} lines)`,
    tooLong: (excess) =>
      `That’s ${excess} characters too many for one message. Please select fewer lines`,
    cancel: 'Cancel',
    used: 'Added to the input box. Please check it before you send it',
    otherType:
      'Photos (JPEG, PNG) and PDF files can be read here. This is neither, or it is damaged. Please choose another',
    heic: 'This browser can’t open HEIC photos. Please save it as JPEG, or take a screenshot',
    tooLarge: `The file is larger than ${megabytes} MB. Please choose a smaller one`,
    locked: 'This PDF is password-protected. Please remove the password and choose it again',
    broken:
      'This file can’t be opened; it may be incomplete. Please choose another or type instead',
    noText:
      'No clear text was found. Please lay the paper flat, take a straight and sharp photo and try again, or type the important lines instead',
    notLoaded:
      'The text reader couldn’t be downloaded. Please check the network and try again, or type the important lines instead',
    tooSlow:
      'This takes too long on this device and was stopped. Please photograph only the important part, or type instead',
  },
});

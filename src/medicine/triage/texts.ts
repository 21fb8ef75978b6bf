/** What we answer to a danger, in our own words. Numbers are those in force. */
export const triageTexts = {
  situation: '您说的情况',
  quoted: (words: readonly string[]): string => `您说到“${words.join('”“')}”，这种情况`,
  emergency: (said: string, number: string): string =>
    `**${said}可能有生命危险，请现在拨打 ${number}，或让身边的人马上送去最近的医院急诊。** 先不要吃中药，也不要等它自己好。`,
  emergencyStay:
    '我可以继续陪您把要告诉医生的话记下来：什么时候开始的，现在怎样，有什么病，在吃什么药。',
  crisisThanks: '谢谢您愿意说出来。能听得出您现在很难受，这不是您的错，也不必一个人扛着。',
  crisisSafe:
    '我想先问一句：**您现在安全吗？身边有没有可以伤到自己或别人的东西？** 如果有，请先把它拿远，或者离开那个地方；请马上联系一个您信得过的人，让他陪在身边。',
  crisisLines: (psychological: string, youth: string, more: string): string =>
    `可以随时打电话，有人会听您说：\n\n- ${psychological} 全国统一心理援助热线\n- ${youth} 青少年服务热线${more === '' ? '' : `\n- ${more}`}`,
  crisisNow: (emergency: string, police: string): string =>
    `如果已经受伤、吃了药，或者快要控制不住，请立即拨打 ${emergency} 或 ${police}。`,
  crisisStay: '我在这里，您愿意的话，可以接着说说发生了什么。',
  safetyThanks: '谢谢您告诉我。任何人都没有权利这样对待您或您身边的人，这不是受害的人的错。',
  safetyNow: (police: string, emergency: string, policeSms: string): string =>
    `**如果现在有危险，请先离开或躲到能锁门、有人的地方，拨打 ${police}；受伤了拨打 ${emergency}。** 不方便说话时，可以发短信到 ${policeSms} 报警。`,
  safetyLines: (women: string, youth: string): string =>
    `可以求助：\n\n- ${women} 妇女维权服务热线\n- ${youth} 青少年服务热线`,
  safetyEvidence:
    '方便又安全的时候，请留住证据：伤处的照片、就诊记录、聊天记录和报警回执。受了伤要去医院，并告诉医生是怎么伤的。',
  safetyStay: '您愿意的话，可以接着说说现在的情况，我陪您理一理下一步。',
  urgent: (said: string): string =>
    `**${said}需要尽快当面检查，请在24小时内去医院。** 没看医生之前，先不要自己吃中药。`,
  urgentSooner: (emergency: string): string =>
    `要是突然加重、喘不上气、意识不清、剧烈疼痛或大量出血，请立即拨打 ${emergency}。`,
};

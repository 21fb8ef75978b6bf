const answers =
  '一个都没有|一个也没有|这些都没有|那些都没有|以上都没有|上面都没有|全都没有|都没有|全没有|都不是|没有了|没有过|没有|没得|没|无|都正常|正常|不清楚|不知道|不晓得|不确定|不太清楚|说不好|说不上来|说不准|记不清|记不得|忘了|有时候|有的时候|有时|偶尔会|偶尔|经常|常常|总是|很少|不常|差不多|一般|还好|还行|还可以|凑合|都有一点|都有点|都有|有过|有的|有一点点|有一点|有一些|有点|有些|有|不会|会|不是的|不是|是的|是|不对|对的|对|嗯|哦|好的|好|行|可以|不用|跳过|算是吧|应该是|应该没有|好像没有|好像有|可能有|可能没有|大概是|我也|我|都|的|了|吧|啊|呀|呢|哈';
const pregnant =
  '(?:我|她|我老婆|老婆|我媳妇|媳妇)?(?:是女的|女)?(?:现在|目前|已经|刚)?(?:怀孕|怀了|有孕)[\\d零一二两三四五六七八九十]*(?:个)?(?:多)?(?:月|周|星期|天)?';
const bare = new RegExp(`^(?:${pregnant})?(?:${answers})*$`, 'u');

/** Whether a normalised text only answers yes, no, seldom or do not know, or tells of a pregnancy: no danger by itself. */
export const isBareAnswer = (text: string): boolean =>
  bare.test(text.replace(/[^\p{L}\p{N}]/gu, ''));

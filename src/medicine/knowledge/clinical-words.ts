// Words of illness and remedies for whoever has to tell them from names of people.

/** Characters of the body, of complaints and of care: a given name hardly holds one. */
export const illnessCharacters =
  '头痛疼晕胀咳嗽发烧热汗血压糖胃肚腹腰腿脚手胸肝脾肺肾眼耳鼻口舌牙喉咽药病医院诊检查患怀产经气虚寒湿痰';

/** Characters of remedies, of herbs and of diseases: they stand in given names, but hardly in tags. */
export const remedyCharacters =
  '汤丸散膏丹斑风炎症癣疮痘疹瘤癌菖蒲芥附楂芽苓蚕茅铃锁蒺藜兜葛姜参藤砂茯酮萸曲';

/** Beginnings of clinical words whose first character is also a surname. */
export const clinicalWordsLikeNames =
  '高血 高烧 高热 高脂 高糖 白带 白细 白痰 白苔 白癜 白芍 白术 黄痰 黄疸 黄苔 黄连 黄芪 黄芩 黄柏 黄体 方子 方剂 温补 石膏 石斛 何首 夏枯 苏叶 苏子 杜仲 叶酸 牛黄 牛蒡 关节 任脉 柴胡 甘草 包块 包皮 曲张 冷汗 易怒 龙胆 龙眼 阳虚 阳气 阳痿 桂枝 桂圆 桂皮 梅核 谷丙 谷草 辛夷 汤药 汤剂 丁香 卫气 柏子 熊胆 唐筛 秦艽 焦虑 焦躁 葛根 葛粉 查体 薄荷 薄白 薄黄 薄苔 俞穴 姜汤 姜茶 姜水 姜片 姜枣'.split(
    ' ',
  );

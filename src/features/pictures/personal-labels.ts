/** What stands on a report before the name, a number or a signature of somebody. */
export const personalLabel =
  /姓\s*名|患者|病\s*人\s*(?:姓名|编号|号|ID)|(?:住院|门诊|病历|病案|就诊|登记|床|条码|样本|标本|检验|检查|报告|申请单?|医保|卡|身份证|体检)\s*(?:编\s*)?(?:号|码)|床\s*位|条形?码|身份证|电\s*话|手\s*机|住\s*址|地\s*址|(?:送检|申请|开单|报告|检验|审核|检查|主治|采集|接收|操作)\s*(?:医[生师]|者|人)|签\s*名|\b(?:name|patient|(?:record|bed|sample|report)\s*(?:no|id)|phone|address|physician|signature)\b/iu;

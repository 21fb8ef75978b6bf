/** A telephone line we name, with the day somebody last checked it. */
export type Hotline = {
  id:
    | 'emergency'
    | 'police'
    | 'police-sms'
    | 'psychological'
    | 'women'
    | 'youth'
    | 'beijing-crisis'
    | 'hope24';
  number: string;
  /** What it is, in plain Chinese. */
  name: string;
  /** YYYY-MM-DD; null when nobody has checked it against its operator yet. */
  checkedOn: string | null;
};

/** Defaults; the operator may replace the whole list. */
export const hotlines: readonly Hotline[] = [
  { id: 'emergency', number: '120', name: '急救', checkedOn: null },
  { id: 'police', number: '110', name: '报警', checkedOn: null },
  { id: 'police-sms', number: '12110', name: '短信报警', checkedOn: null },
  { id: 'psychological', number: '12356', name: '全国统一心理援助热线', checkedOn: null },
  { id: 'women', number: '12338', name: '妇女维权服务热线', checkedOn: null },
  { id: 'youth', number: '12355', name: '青少年服务热线', checkedOn: null },
  { id: 'beijing-crisis', number: '010-82951332', name: '北京心理援助热线', checkedOn: null },
  { id: 'hope24', number: '400-161-9995', name: '希望24热线', checkedOn: null },
];

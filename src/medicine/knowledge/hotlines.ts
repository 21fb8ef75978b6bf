/** A telephone line that safety answers name. */
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
};

/** Defaults: the operator gives other numbers, and says when all were last called, in the settings. */
export const hotlines: readonly Hotline[] = [
  { id: 'emergency', number: '120', name: '急救' },
  { id: 'police', number: '110', name: '报警' },
  { id: 'police-sms', number: '12110', name: '短信报警' },
  { id: 'psychological', number: '12356', name: '全国统一心理援助热线' },
  { id: 'women', number: '12338', name: '妇女维权服务热线' },
  { id: 'youth', number: '12355', name: '青少年服务热线' },
  { id: 'beijing-crisis', number: '010-82951332', name: '北京心理援助热线' },
  { id: 'hope24', number: '400-161-9995', name: '希望24热线' },
];

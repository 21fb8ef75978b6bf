import rows from '../compiled/hotlines.json' with { type: 'json' };

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
export const hotlines = rows as readonly Hotline[];

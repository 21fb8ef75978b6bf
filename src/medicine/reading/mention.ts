export type Polarity = 'present' | 'absent' | 'unknown';
export type Subject = 'self' | 'other';
export type FindingTime = 'now' | 'past' | 'hypothetical';

/** Where the words stand: index into the turns, then UTF-16 offsets into its content, end exclusive. */
export type Span = { turn: number; start: number; end: number };

/** One symptom that the person stated, denied or left open, with his own words. */
export type Finding = {
  /** Canonical name: a `Symptom.name`. */
  symptom: string;
  polarity: Polarity;
  subject: Subject;
  time: FindingTime;
  onset?: string;
  duration?: string;
  site?: string;
  nature?: string;
  degree?: string;
  trigger?: string;
  relief?: string;
  span: Span;
  /** The user's own words at `span`. */
  words: string;
  /** What was said where it, or its opposite, was told by denying: from the word that denies on. */
  denial?: { start: number; end: number; words: string };
  /** Follows from a denial (not thirsty, from a denied thirst) and was not put into words. */
  isInferred?: true;
};

/** A statement of one text, before the conversation around it is known. */
export type Statement = Omit<Finding, 'subject' | 'span'> & {
  start: number;
  end: number;
  /** Who its sentence names, if anybody. */
  named: Subject | null;
  /** That one is named in a clause that tells of nothing: 孩子上初中，最近月经乱了. */
  isInPassing?: true;
  /** Who the earlier sentences of the text name last. */
  carried: Subject | null;
};

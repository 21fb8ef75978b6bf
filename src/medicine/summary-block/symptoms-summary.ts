/** What a consultation comes to; the object kept with a message (MSG-2). */
export type SymptomsSummary = {
  gender: '男' | '女' | '未说明';
  /** As written ("34岁", "8个月"); empty when not known. */
  age: string;
  /** The age as a number of years, when it can be read. */
  ageYears?: number;
  symptoms: string[];
  /** Names of formulas, never doses; empty when none may be named. */
  prescriptions: string[];
  tongue?: string;
  pulse?: string;
  pattern?: string;
  possibleDiagnosis?: string;
  recommendations?: string;
};

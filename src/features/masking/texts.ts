import { defineTexts } from '#platform/contract/define-texts.ts';

/** Names of the mask kinds. */
export const maskKindNames = defineTexts({
  'zh-CN': {
    name: '姓名',
    phone: '电话',
    'id-number': '证件号',
    'bank-card': '银行卡号',
    account: '社交账号',
    email: '邮箱',
    address: '地址',
    hospital: '医院',
    workplace: '单位',
    date: '日期',
    age: '年龄',
    'record-number': '病历号',
    plate: '车牌',
    other: '其他信息',
  },
  'en-US': {
    name: 'name',
    phone: 'phone number',
    'id-number': 'ID number',
    'bank-card': 'bank card number',
    account: 'social media account',
    email: 'email address',
    address: 'address',
    hospital: 'hospital',
    workplace: 'workplace',
    date: 'date',
    age: 'age',
    'record-number': 'medical record number',
    plate: 'license plate',
    other: 'other information',
  },
});

import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the help page. */
export const helpTexts = defineTexts({
  'zh-CN': {
    title: '使用帮助',
    emergency: '紧急电话',
    emergencyText: '有生命危险时，请不要在这里等待回答。',
    ambulance: '急救',
    police: '人身安全',
    mind: '全国统一心理援助热线',
    youth: '青少年服务热线',
    women: '妇女维权服务热线',
    contact: '联系我们',
    contactAbout: '联系方式、提供者和备案信息见',
    about: '关于页面',
  },
  'en-US': {
    title: 'Help',
    emergency: 'Emergency numbers in China',
    emergencyText: 'If someone’s life may be in danger, don’t wait for a reply here.',
    ambulance: 'ambulance',
    police: 'police',
    mind: 'national mental health helpline',
    youth: 'youth helpline',
    women: 'women’s helpline',
    contact: 'Contact',
    contactAbout: 'For contact details, the operator and its registrations, see',
    about: 'the About page',
  },
});

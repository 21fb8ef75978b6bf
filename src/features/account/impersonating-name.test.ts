import { describe, expect, it } from 'vitest';
import { nameError, usernameError } from './rules.ts';

const isRefusedAsPosing = (name: string): boolean =>
  nameError(name)?.['zh-CN'].includes('误认为') ?? false;

const impersonating = [
  '王医生 李主任 张教授 陈大夫 赵郎中 养生专家 主任医师张三 中医师小李 名医传人',
  '国医大师 北京协和医院 康复诊所 同仁药房 官方客服 系统管理员 杏问小助手 卫健委通知',
  '工作人员小王 审核员03 张医生2号 医院药师',
  // Traditional, Japanese and rare forms.
  '王醫生 中醫專家 主任醫師 李敎授 國醫館 協和醫院 診所小陳 官方藥房 系統管理員',
  '杏問官方 毉生老王 専家团 囯医馆',
  // Split, full-width, with invisible characters.
  '王.医.生 王_医生 王-大-夫 专\u200b家 医\ufe0f生 ⽣医⽣ 王医\u2060生 ＤＯＣＴＯＲ',
  'Ａｄｍｉｎ 𝐝𝐨𝐜𝐭𝐨𝐫 ⓐⓓⓜⓘⓝ ádmín',
  // English.
  'doctor Doctor.Li DoctorLi doctorli li-doctor lidoctor Dr.Li DrLi DRLi dr_wang wang.dr Dr李 李doctor Prof.Zhang',
  'professor physician admin admin1 Admin_2024 siteadmin adminteam administrator moderator official xingwenofficial',
  'Official.News support tech-support staff li.staff root system xingwen xingwen.1 CityHospital smile_clinic helpdesk',
  'CustomerService d.o.c.t.o.r a_d_m_i_n',
  // Look-alike letters.
  'аdmin аԁmіn dосtor Dосtоr.Li αdmin ΑDΜΙΝ оfficial ѕupport ѕtaff adm1n admln admIn d0ctor d0ct0r',
  'off1cial 0fficial adrnin ᎠR.Li dосt0r99 ꓓr.Li',
].flatMap((line) => line.split(' '));

const ordinary = [
  // Parts of titles within other words and names.
  '李医明 王大夫人 士大夫的茶 中医生活 中医生活馆主 班主任老王 主任务完成 五官方正',
  '中国医学生 爱国医者 新郎中奖了 图书管理员 自卫健身 客服装店主 无名医者 大夫第的猫',
  '方大同 任主角 李师傅 张专心 教书先生 国庆节 师大学生',
  // About doctors, not claiming to be one.
  '看医生的人 怕看医生 王医生的病人 李医生家属 张大夫的女儿 怕去医院 医院常客',
  '不是专家',
  // English and other languages.
  'Drew DREW Andrea Andrew Adminton badminton Alexandr hydra Sandra DrewLi dragon DRAGON dr88 dream.on druid Doctorow',
  'doctorate2026 Stafford Falstaff groot root.beer solar.system systematic unofficial officially supporter supportive',
  'Profit profound hospitality clinical li.xingwen xingwen.wang Madrid Pedro d.r.li nomad admire amdin 服务区',
  'service.dog Андреа Дмитрий Ελένη たなか 김민수 Adam1n 杏林春暖 member1 patient99',
  '头痛三年 小太阳 l0veme 1i1i1i',
].flatMap((line) => line.split(' '));

describe('a name', () => {
  it.each(impersonating)('impersonates a doctor, an institution or staff: %s', (name) => {
    expect(isRefusedAsPosing(name)).toBe(true);
    expect(usernameError(name)).not.toBeNull();
  });

  it.each(ordinary)('is ordinary: %s', (name) => {
    expect(usernameError(name)).toBeNull();
    expect(nameError(name)).toBeNull();
  });

  it('of several words is checked word by word', () => {
    for (const name of ['Dr. Wang', '王 医生', 'Customer Support', '主任 医师']) {
      expect(isRefusedAsPosing(name)).toBe(true);
    }
    for (const name of ['Andrea Stafford', 'Mary Ann', '欧阳 春'])
      expect(nameError(name)).toBeNull();
  });
});

import { LogOut, MoreHorizontal, Pencil, Search, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { notify } from '#platform/web/notify.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Menu } from '#platform/web/ui/menu.tsx';
import { Pagination } from '#platform/web/ui/pagination.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { Seal } from '#platform/web/ui/seal.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useConfirm } from '#platform/web/use-confirm.ts';
import { useTheme } from '#platform/web/use-theme.ts';
import { useLanguage } from '#platform/web/use-language.ts';
import { largeType } from '#platform/web/large-type.ts';
import { useSwitch } from '#platform/web/use-switch.ts';

export function ControlsPage() {
  return (
    <main id="content" tabIndex={-1} className="mx-auto flex max-w-page flex-col gap-6 p-4 md:p-8">
      <h1 className="flex items-center gap-3">
        <Seal className="text-[0.9rem]" />
        杏问
      </h1>
      <div className="grid gap-6 md:grid-cols-2">
        <SignIn />
        <Buttons />
        <Overlays />
        <Choices />
      </div>
    </main>
  );
}

function SignIn() {
  const [errors, setErrors] = useState<{ password?: string } | undefined>();
  return (
    <Card as="section" className="md:p-7">
      <h2 className="mb-5">登录</h2>
      <Form
        errors={errors}
        onSubmit={(data) => {
          setErrors(data.get('password') ? {} : { password: '请输入密码' });
        }}
        className="flex flex-col gap-4"
      >
        <TextField label="用户名" name="username" autoComplete="username" hint="注册时填写的名字" />
        <PasswordField
          label="密码"
          name="password"
          autoComplete="current-password"
          error={errors?.password}
        />
        <Checkbox label="在这台设备上记住我" name="remember" defaultChecked />
        <Button type="submit" className="w-full">
          登录
        </Button>
        <p className="text-center text-sm text-muted">
          还没有账号？{' '}
          <a href="#register" className="text-pine underline underline-offset-4">
            注册
          </a>
        </p>
      </Form>
    </Card>
  );
}

function Buttons() {
  const [page, setPage] = useState(5);
  return (
    <Card as="section" className="flex flex-col items-start gap-4">
      <h2>按钮与标记</h2>
      <div className="flex flex-wrap gap-2">
        <Button>新建对话</Button>
        <Button variant="quiet">取消</Button>
        <Button variant="ghost">更多</Button>
        <Button variant="danger">删除</Button>
        <Button variant="link">忘记密码</Button>
        <Button pending>正在保存</Button>
        <Button disabled>不可用</Button>
        <Button size="small" variant="quiet">
          小按钮
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge>已完成</Badge>
        <Badge tone="pine">进行中</Badge>
        <Badge tone="ochre">会员</Badge>
        <Badge tone="cinnabar">未通过</Badge>
        <IconButton label="编辑标题" icon={<Pencil />} />
        <IconButton label="删除" tone="danger" icon={<Trash2 />} />
      </div>
      <TextField
        label="搜索"
        isLabelHidden
        type="search"
        placeholder="搜索对话标题或内容"
        leading={<Search />}
        fieldClassName="w-full"
      />
      <TextArea label="症状" placeholder="请描述您的不适" className="w-full" />
      <div className="-mx-3 self-stretch">
        <Pagination page={page} totalPages={12} onPage={setPage} />
      </div>
    </Card>
  );
}

function Overlays() {
  const ask = useConfirm();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" className="flex flex-col items-start gap-4">
      <h2>浮层</h2>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => setOpen(true)}>
          打开对话框
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            void ask({
              title: '删除这个对话？',
              description: '“反复头痛三天，睡不好”里的 24 条消息会一并删除，无法找回。',
              confirmLabel: '删除',
              tone: 'danger',
            })
          }
        >
          询问
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            notify({ type: 'success', title: '已保存', message: '标题改好了' });
            notify({
              type: 'error',
              message: '没有发送成功，请检查网络后重试',
              action: { label: '重试', run: () => undefined },
            });
            notify({ type: 'warning', message: '本次对话还可以发送 12 条消息' });
            notify({ type: 'info', message: '有新版本可用' });
          }}
        >
          通知
        </Button>
        <Menu
          label="更多操作"
          className="inline-flex size-11 items-center justify-center rounded-control text-muted hover:bg-sunken"
          items={[
            { key: 'rename', label: '改标题', icon: <Pencil />, onSelect: () => undefined },
            { key: 'settings', label: '设置', icon: <Settings />, onSelect: () => undefined },
            {
              key: 'leave',
              label: '退出登录',
              icon: <LogOut />,
              tone: 'danger',
              isNewGroup: true,
              onSelect: () => undefined,
            },
          ]}
        >
          <MoreHorizontal aria-hidden="true" className="size-5" />
        </Menu>
      </div>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="新建对话"
        description="起一个您以后认得出的标题。"
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              取消
            </Button>
            <Button>创建</Button>
          </>
        }
      >
        <TextField label="对话标题" maxLength={50} required placeholder="例如：最近总是睡不好" />
      </Dialog>
    </Card>
  );
}

function Choices() {
  const { theme, setTheme } = useTheme();
  const { language, setLanguage } = useLanguage();
  const isLarge = useSwitch(largeType);
  const setLarge = (isOn: boolean): void => largeType.set(isOn ? 'on' : 'off');
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2>设置</h2>
      <Select
        label="外观"
        value={theme}
        onValueChange={setTheme}
        options={[
          { value: 'auto', label: '跟随系统' },
          { value: 'light', label: '浅色' },
          { value: 'dark', label: '深色' },
        ]}
      />
      <Select
        label="语言"
        value={language}
        onValueChange={setLanguage}
        options={[
          { value: 'zh-CN', label: '中文' },
          { value: 'en-US', label: 'English' },
        ]}
      />
      <Switch label="大字号" hint="所有文字放大，看着更轻松" isOn={isLarge} onChange={setLarge} />
      <Switch label="通知" isOn onChange={() => undefined} />
    </Card>
  );
}

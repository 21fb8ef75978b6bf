import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';

import { Badge } from '#platform/web/ui/badge.tsx';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Collapsible } from '#platform/web/ui/collapsible.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PanelBoundary } from '#platform/web/ui/panel-boundary.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';

export function StatesPage() {
  const [isOpen, setOpen] = useState(true);
  return (
    <main id="content" tabIndex={-1} className="mx-auto flex max-w-page flex-col gap-6 p-4 md:p-8">
      <h1>四种状态</h1>
      <div className="flex flex-col gap-3">
        <Banner type="warning" onClose={() => undefined}>
          本次对话还可以发送 12 条消息。到上限后可以创建续对话，症状摘要会带过去。
        </Banner>
        <Banner
          type="error"
          title="没有发送成功"
          action={
            <Button variant="link" size="small">
              重试
            </Button>
          }
        >
          网络中断了，您写的内容还在输入框里。
        </Banner>
        <Banner type="info">内容由 AI 生成，仅供参考。</Banner>
        <Banner type="success">密码已修改。</Banner>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Card>
          <EmptyState
            icon={<MessagesSquare />}
            title="还没有对话"
            hint="说说哪里不舒服，从第一次问诊开始。"
            action={<Button>开始问诊</Button>}
          />
        </Card>
        <Card>
          <ErrorState
            title="加载会话列表失败"
            hint="请检查网络后重试。"
            onRetry={() => undefined}
          />
        </Card>
        <Card>
          <SkeletonGroup className="flex flex-col gap-3">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="mt-3 h-4 w-1/3" />
          </SkeletonGroup>
        </Card>
        <Card as="article" isPressable>
          <div className="mb-2 flex items-start justify-between gap-3">
            <h2 className="text-lg">
              <a href="#chat" className="after:absolute after:inset-0">
                反复头痛三天，后脑勺连着脖子发紧，睡不好
              </a>
            </h2>
            <Badge tone="pine">进行中</Badge>
          </div>
          <p className="line-clamp-2 text-muted">
            您好，先问几点：头痛是一阵一阵的，还是一直痛？有没有怕冷、发热？最近有没有受凉或者熬夜？
          </p>
          <p className="mt-3 text-sm text-muted">24 条消息 · 3,120 字 · 昨天</p>
        </Card>
      </div>
      <Card>
        <Collapsible summary={<strong>症状摘要</strong>} isOpen={isOpen} onOpenChange={setOpen}>
          <p className="pt-2">女，46 岁。头痛三天，后项紧，怕冷，无汗。</p>
        </Collapsible>
      </Card>
      <Card>
        <PanelBoundary>
          <Broken />
        </PanelBoundary>
      </Card>
    </main>
  );
}

function Broken(): never {
  throw new Error('drawn on purpose');
}

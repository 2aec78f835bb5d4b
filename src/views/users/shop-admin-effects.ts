import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { withoutFields } from '#api/http/unreadable-fields';
import { shopAdminKeys } from '#api/people/shop-admin-queries';
import { shopAdmins } from '#api/people/shop-admins';
import type { ShopAdmin, ShopAdminDraft } from '#domain/people/shop-admin';
import { keepSaved, removeRow } from '#kit/record/cached-rows';
import { removalOf } from '#kit/record/removal-of';
import type { RecordEffects } from '#kit/record/use-record-controller';

/** Form values: the area's id as text, as a select holds it, empty for none. */
export interface ShopAdminValues extends Omit<ShopAdminDraft, 'area'> {
  area: string;
}

export const shopAdminEffects = (
  scope: Scope,
  company: string,
  queryClient: QueryClient,
): RecordEffects<ShopAdminValues, ShopAdmin> => {
  const shopAdminsKey = shopAdminKeys.all(scope, company);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: shopAdminsKey });
  return {
    async save({ id, draft, omitted }, signal) {
      const { password, confirm_password, ...values } = draft;
      const changedValues = { ...values, area: draft.area === '' ? null : Number(draft.area) };
      const { data } =
        id === null
          ? await scope.call(shopAdmins.create, {
              params: { company },
              body: { ...changedValues, password, confirm_password },
              signal,
              inForm: true,
            })
          : await scope.call(shopAdmins.update, {
              params: { company, id },
              body: withoutFields(changedValues, omitted),
              signal,
              inForm: true,
            });
      keepSaved(queryClient, data, { all: shopAdminsKey });
      return data;
    },
    refresh,
    async remove(id, signal) {
      const removal = removalOf(await scope.call(shopAdmins.remove, { params: { company, id }, signal }));
      if (removal.outcome === 'removed') {
        removeRow(queryClient, shopAdminsKey, id);
        refresh();
      }
      return removal;
    },
  };
};

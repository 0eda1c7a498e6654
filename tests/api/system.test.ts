import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { countRecords, recordsOf } from "../../src/server/http/sitemap/addresses.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const english = { headers: { "accept-language": "en" } };

describe("what a site says of itself", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  it("is the platform's without an organisation and the organisation's with one", async () => {
    const platform = ok(await server.call("getWebsite"));
    const own = ok(await server.call("getWebsite", { orgNo: "1001" }));
    expect(platform.title).not.toBe("");
    expect(own.title).not.toBe(platform.title);
    expect((await server.call("getWebsite", {}, { headers: { orgno: "1001" } })).data).toEqual(own);
    expect((await server.call("getWebsite", { orgNo: "4711" })).code).toBe(errorCode.NOT_FOUND);
  });

  it("is in the caller's language", async () => {
    const [zh, en] = [
      ok(await server.call("listNavBars")).list,
      ok(await server.call("listNavBars", {}, english)).list,
    ];
    expect(zh.length).toBe(en.length);
    expect(zh[0]!.navTitle).not.toBe(en[0]!.navTitle);
  });

  it("gives navigation as the site wrote it", async () => {
    for (const { navUrl } of ok(await server.call("listNavBars", { platShow: 1, orgNo: "1001" })).list)
      expect(navUrl).not.toMatch(/^\/org\/1001/);
  });

  it("gives the advertisements of one place", async () => {
    const { advList, ...asked } = ok(await server.call("listAdvs", { advLocation: 2, platShow: 1 }));
    expect(asked).toEqual({ advLocation: 2, platShow: 1, orgNo: "" });
    expect(advList.length).toBeGreaterThan(0);
    expect(advList.every((adv) => adv.advLocation === 2)).toBe(true);
    expect(ok(await server.call("listAdvs", { advLocation: 98 }))).toMatchObject({
      platShow: 1,
      orgNo: "",
      advList: [],
    });
    expect(ok(await server.call("listAdvs", { advLocation: 2, platShow: 2 })).advList).toEqual([]);
    expect((await server.callUnchecked("listAdvs", {})).code).toBe(errorCode.VALIDATION);
  });

  it("gives friend links and about pages", async () => {
    expect(ok(await server.call("listWebsiteLinks")).websiteLinkList[0]!.linkUrl).toMatch(/^https?:/);
    const { websiteNavList } = ok(await server.call("listWebsiteNavs"));
    const { id, navName } = websiteNavList[0]!.websiteNavList![0]!;
    expect(ok(await server.call("getWebsiteNavArticle")).id).toBe(id);
    const data = ok(await server.call("getWebsiteNavArticle", { navId: id }));
    expect(data).toMatchObject({ navId: id, artTitle: navName, artDesc: { type: "doc" } });
    expect(data.artDesc.content.length).toBeGreaterThan(0);
    for (const navId of ["nothing", "constructor", "toString"])
      expect((await server.call("getWebsiteNavArticle", { navId })).code).toBe(errorCode.NOT_FOUND);
  });
});

describe("organisations", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  it("are listed in their own words with what they offer", async () => {
    const { list, totalCount } = ok(await server.call("listOrganisations", {}, english));
    expect(totalCount).toBe(list.length);
    const numbers = list.map((organisation) => organisation.orgNo);
    expect(numbers).toEqual(expect.arrayContaining(["1001", "1002", "1003"]));
    expect(numbers).not.toContain("default");
    const school = list.find((organisation) => organisation.orgNo === "1003");
    expect(school).toMatchObject({ orgName: "Willow & Quill School of English", courseCount: 13, lecturerCount: 3 });
    expect(school!.slogan).not.toBe("");
    expect(ok(await server.call("listOrganisations", { pageSize: 1, pageCurrent: 2 })).list).toHaveLength(1);
    const grown = ok(await server.call("listOrganisations", { pageSize: 1, pageFrom: 1, pageCurrent: 2 }));
    expect(grown).toMatchObject({ pageCurrent: 2, pageSize: 1, totalCount, totalPage: totalCount });
    expect(grown.list.map((organisation) => organisation.orgNo)).toEqual(numbers.slice(0, 2));
  });

  it("stand in the platform's sitemap with the open classes, classes and packages of all, on their own host with what is theirs", async () => {
    const { db } = server.services;
    const read = async (kind: "openclasses" | "grades" | "packages" | "organisations", orgNo?: string) =>
      (await recordsOf(db, kind, { orgNo, part: 1 })).map(({ path }) => path);
    expect(await read("organisations")).toEqual(
      expect.arrayContaining(["/org/view/1001", "/org/view/1002", "/org/view/1003"]),
    );
    expect(await read("organisations")).not.toContain("/org/view/default");
    expect(await read("organisations", "1001")).toEqual([]);
    for (const [kind, operation, path] of [
      ["openclasses", "listOpenCourses", "/publicClass/detail/"],
      ["grades", "listGrades", "/grade/view/"],
      ["packages", "listCustomPackages", "/custom/detail/"],
    ] as const) {
      for (const orgNo of [undefined, "1001"]) {
        const { list } = ok(await server.call(operation, { pageSize: 100, ...(orgNo ? { orgNo } : {}) }));
        const shown = list.map(({ id }) => path + id);
        expect((await read(kind, orgNo)).toSorted(), `${kind} of ${orgNo}`).toEqual(shown.toSorted());
        expect((await countRecords(db, kind, { orgNo })).total).toBe(shown.length);
      }
      expect((await read(kind)).length).toBeGreaterThan(0);
    }
  });

  it("tell their site and navigation", async () => {
    const data = ok(await server.call("getOrgInfo", { orgNo: "1002" }));
    expect(data).toMatchObject({ orgNo: "1002", orgName: "安途道路运输培训中心", lecturerCount: 3 });
    expect(data.website!.title).not.toBe("");
    expect(data.navList!.length).toBeGreaterThan(0);
    for (const orgNo of ["4711", "default", "dev"])
      expect((await server.call("getOrgInfo", { orgNo })).code, orgNo).toBe(errorCode.NOT_FOUND);
  });
});

describe("lists to choose from", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  it("has enumerations with labels in the caller's language", async () => {
    const { list } = ok(await server.call("listEnum", { enumName: "CourseCategoryEnum" }));
    expect(list.map(({ code }) => code)).toEqual([1, 2, 3, 4]);
    const en = ok(await server.call("listEnum", { enumName: "CourseCategoryEnum" }, english)).list;
    expect(en.every(({ desc }, index) => desc !== list[index]!.desc && !desc.startsWith("enum."))).toBe(true);
    const licences = ok(await server.call("listEnum", { enumName: "DriverLicenceTypeEnum" })).list;
    expect(licences[0]).toMatchObject({ code: "A1" });
    for (const enumName of ["NoSuchEnum", "constructor", "toString", "default"])
      expect((await server.call("listEnum", { enumName })).code, enumName).toBe(errorCode.NOT_FOUND);
  });

  it("has all provinces, their cities, and districts", async () => {
    const provinces = ok(await server.call("listProvinces")).regionList;
    expect(provinces).toHaveLength(34);
    const zhejiang = provinces.find(({ regionName }) => regionName === "浙江省");
    const cities = ok(await server.call("listProvinces", { provinceId: zhejiang!.id })).regionList;
    expect(cities).toHaveLength(11);
    expect(cities[0]).toMatchObject({ level: 2, cityName: "杭州市", provinceName: "浙江省", provinceId: "330000" });
    const districts = ok(await server.call("listProvinces", { cityId: cities[0]!.id })).regionList;
    expect(districts[0]).toMatchObject({
      level: 3,
      districtName: "上城区",
      cityName: "杭州市",
      provinceName: "浙江省",
    });
    for (const provinceId of ["999999", "9999999999999999999"])
      expect(ok(await server.call("listProvinces", { provinceId })).regionList).toEqual([]);
  });

  it("has the tree of training categories down to the codes that are submitted", async () => {
    const { list } = ok(await server.call("listTransportCategories"));
    expect(list.map(({ categoryAbbreviationName }) => categoryAbbreviationName)).toEqual([
      "从业资格",
      "继续教育",
      "管理人员",
    ]);
    expect(list[0]!.childrenList![0]!.childrenList![0]).toEqual({
      code: "1101",
      categoryName: "班车客运驾驶员",
      categoryAbbreviationName: "班车客运",
    });
    expect(ok(await server.call("listTransportCategories", {}, english)).list[1]!.categoryName).toBe(
      "Continuing education",
    );
  });
});

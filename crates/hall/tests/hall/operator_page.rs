//! What the operator decides, and how it reaches guests while the hall is open.

use hall::Settings;
use hall::store::{AddressBan, Change, Write, now};
use serde_json::{Value, json};
use testclient::{Answer, TestClient};

use crate::test_hall::{TestHall, me, names, open, quick, table};

const TOKEN: &str = "a long token for tests";
const DAY: i64 = 24 * 60 * 60 * 1000;

async fn decide(hall: &TestHall, change: Change) {
    assert!(hall.store.write(Write::People(Box::new(change))).await.unwrap());
}

async fn id_of(hall: &TestHall, guest: &TestClient, name: &str) -> String {
    guest.must("PATCH", "/api/me", Some(json!({ "name": name }))).await.unwrap();
    hall.store.people(Some(name), false).await.unwrap()[0].guest.id.clone()
}

/// Asks until the answer has this code; the hall learns of decisions within a few seconds.
async fn until_code(guest: &TestClient, code: &str) -> Answer {
    let begun = std::time::Instant::now();
    loop {
        let answer = guest.request("GET", "/api/me/tables", None).await.unwrap();
        if answer.code() == code {
            return answer;
        }
        assert!(begun.elapsed() < testclient::PATIENCE, "still {answer:?}");
    }
}

/// A hall with an operator's page, and the operator's cookie.
async fn operated() -> (TestHall, TestClient) {
    let hall = TestHall::open_with(Settings { operator_token: Some(TOKEN.to_owned()), ..quick() }).await;
    let mut operator = TestClient::stranger(hall.address);
    operator.headers.push(("content-type", "application/x-www-form-urlencoded".to_owned()));
    let answer = form(&operator, "/operator/login", &[("token", TOKEN)]).await;
    assert_eq!(answer.status, 303, "{answer:?}");
    let cookie = answer.headers.iter().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    for wanted in ["HttpOnly", "SameSite=Strict", "Path=/operator"] {
        assert!(cookie.contains(wanted), "{cookie}");
    }
    assert!(!cookie.contains("long"), "not the token itself");
    operator.cookie = cookie.split(';').next().unwrap().to_owned();
    (hall, operator)
}

async fn form(operator: &TestClient, path: &str, fields: &[(&str, &str)]) -> Answer {
    let spelt = |text: &str| text.bytes().map(|byte| format!("%{byte:02x}")).collect::<String>();
    let fields: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", spelt(value))).collect();
    operator.send("POST", path, fields.join("&")).await.unwrap()
}

#[tokio::test]
async fn a_banned_guest_is_sent_away_with_one_sentence_and_let_in_again() {
    let hall = TestHall::open().await;
    let (guest, other) = (hall.guest().await, hall.guest().await);
    let id = id_of(&hall, &guest, "Pest").await;
    let (place, invite) = names(&table(&guest, "dragonheart", &[me(), open()]).await);
    let mut live = guest.live(&place, "").await.unwrap();
    let mut others = other.live(&place, &format!("invite={invite}")).await.unwrap();
    let until = now() + DAY;
    decide(&hall, Change::BanGuest { guest: id.clone(), until: Some(until), why: "rude".to_owned() }).await;
    assert_eq!(live.closed().await.unwrap(), Some((4003, "banned".to_owned())));
    let answer = until_code(&guest, "banned").await;
    assert_eq!(answer.status, 403);
    let sentence = answer.json()["message"].as_str().unwrap().to_owned();
    assert_eq!(sentence, format!("You are banned from this hall until {}.", hall::moderation::day(until)));
    assert!(guest.live(&place, "").await.unwrap_err().to_string().starts_with("403"));
    assert_eq!(guest.request("GET", "/api/me", None).await.unwrap().status, 403);
    assert_eq!(others.command(1, json!({ "do": "chat", "text": "hm" })).await.unwrap()["type"], "done");
    decide(&hall, Change::BanGuest { guest: id.clone(), until: None, why: String::new() }).await;
    until_code(&guest, "").await;
    // A ban that is over does not hold.
    decide(&hall, Change::BanGuest { guest: id, until: Some(now() - 1), why: String::new() }).await;
    let hall = hall.again(quick()).await;
    let guest = TestClient { address: hall.address, ..guest };
    assert_eq!(guest.request("GET", "/api/me", None).await.unwrap().status, 200);
    hall.close().await;
}

#[tokio::test]
async fn a_banned_guest_still_gets_and_deletes_their_own_data() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    let id = id_of(&hall, &guest, "Pest").await;
    let until = Some(now() + DAY);
    decide(&hall, Change::BanGuest { guest: id.clone(), until, why: "rude".to_owned() }).await;
    until_code(&guest, "banned").await;
    let data = guest.must("GET", "/api/me/data", None).await.unwrap();
    assert!(data.to_string().contains("Pest"), "{data}");
    guest.must("DELETE", "/api/me", Some(json!({ "confirm": "delete" }))).await.unwrap();
    assert!(hall.store.guest(&id).await.unwrap().is_none());
    hall.close().await;
}

#[tokio::test]
async fn a_name_given_by_the_operator_stays() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    let id = id_of(&hall, &guest, "Rude").await;
    decide(&hall, Change::Rename { guest: id, name: "Polite".to_owned() }).await;
    let answer = guest.request("PATCH", "/api/me", Some(json!({ "name": "Rude" }))).await.unwrap();
    assert_eq!((answer.status, answer.code().as_str()), (403, "renamed"));
    let me = guest.must("PATCH", "/api/me", Some(json!({ "avatar": "plum" }))).await.unwrap();
    assert_eq!((&me["name"], &me["avatar"]), (&json!("Polite"), &json!("plum")));
    hall.close().await;
}

#[tokio::test]
async fn nobody_comes_from_a_banned_network() {
    let hall = TestHall::open_with(Settings { proxied: true, ..quick() }).await;
    let mut near = TestClient::stranger(hall.address);
    near.headers.push(("x-forwarded-for", "203.0.113.77".to_owned()));
    near.introduce("GET", "/api/me", None).await.unwrap();
    let mut far = TestClient::stranger(hall.address);
    far.headers.push(("x-forwarded-for", "198.51.100.7".to_owned()));
    far.introduce("GET", "/api/me", None).await.unwrap();
    let (place, _) = names(&table(&near, "dragonheart", &[me(), open()]).await);
    let mut live = near.live(&place, "").await.unwrap();
    let network = "203.0.113.0/24".to_owned();
    let ban = AddressBan { network: network.clone(), why: String::new(), made_at: now(), ends_at: None };
    decide(&hall, Change::BanNetwork(ban)).await;
    assert_eq!(live.closed().await.unwrap(), Some((4003, "banned".to_owned())));
    let answer = until_code(&near, "banned").await;
    assert_eq!(answer.json()["message"], "You are banned from this hall.");
    assert_eq!(far.request("GET", "/api/me", None).await.unwrap().status, 200);
    assert_eq!(
        near.request("GET", "/livez", None).await.unwrap().status,
        200,
        "health is not a guest's business"
    );
    let mut newcomer = TestClient::stranger(hall.address);
    newcomer.headers.push(("x-forwarded-for", "203.0.113.1".to_owned()));
    assert_eq!(newcomer.request("GET", "/api/me", None).await.unwrap().code(), "banned");
    decide(&hall, Change::UnbanNetwork { network }).await;
    until_code(&near, "").await;
    hall.close().await;
}

#[tokio::test]
async fn the_operators_page_is_behind_its_token() {
    let closed = TestHall::open().await;
    for (method, path) in [("GET", "/operator"), ("POST", "/operator/login"), ("POST", "/operator/guest")] {
        let mut guest = closed.guest().await;
        guest.headers.push(("content-type", "application/x-www-form-urlencoded".to_owned()));
        let answer = guest.send(method, path, "token=&guest=x&action=mute".to_owned()).await.unwrap();
        assert_eq!((answer.status, answer.code().as_str()), (404, "no-such-page"), "{path}");
    }
    closed.close().await;

    let (hall, operator) = operated().await;
    let stranger = TestClient { cookie: hall.guest().await.cookie, ..operator.clone() };
    let asked = stranger.request("GET", "/operator", None).await.unwrap();
    assert!(asked.text.contains("password") && !asked.text.contains("Reports"), "{}", asked.text);
    for path in ["/operator/guest", "/operator/bans", "/operator/bans/remove", "/operator/reports/x/resolve"]
    {
        let fields = [("guest", "x"), ("action", "mute"), ("network", "203.0.113.0/24")];
        let answer = form(&stranger, path, &fields).await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "wrong-token"), "{path}");
    }
    let page = operator.request("GET", "/operator", None).await.unwrap();
    assert!(page.text.contains("Reports (0)"), "{}", page.text);
    let policy = page.headers.iter().find(|line| line.starts_with("content-security-policy")).unwrap();
    assert!(policy.contains("default-src 'none'") && !policy.contains("script-src"), "{policy}");
    // Another site's page cannot press its buttons.
    let mut foreign = operator.clone();
    foreign.headers.push(("origin", "http://evil.example".to_owned()));
    let answer = form(&foreign, "/operator/bans", &[("network", "203.0.113.0/24")]).await;
    assert_eq!(answer.code(), "foreign-origin");
    let left = form(&operator, "/operator/logout", &[]).await;
    assert!(
        left.headers.iter().any(|line| line.starts_with("set-cookie: dragonhall-operator=;")),
        "{left:?}"
    );
    hall.close().await;
}

#[tokio::test]
async fn the_operators_token_cannot_be_tried_out() {
    let limits = hall::Limits { operator_tries: 5, ..hall::Limits::off() };
    let settings = Settings { operator_token: Some(TOKEN.to_owned()), limits, ..quick() };
    let hall = TestHall::open_with(settings).await;
    let mut thief = TestClient::stranger(hall.address);
    thief.headers.push(("content-type", "application/x-www-form-urlencoded".to_owned()));
    let mut codes = Vec::new();
    for at in 0..7 {
        codes.push(form(&thief, "/operator/login", &[("token", &format!("guess {at}"))]).await.code());
    }
    assert_eq!(codes[..5], ["wrong-token"; 5]);
    assert_eq!(codes[5..], ["too-fast"; 2]);
    let right = form(&thief, "/operator/login", &[("token", TOKEN)]).await;
    assert_eq!(right.status, 303, "nobody can lock the operator out by trying");
    hall.close().await;
}

#[tokio::test]
async fn an_operator_who_has_left_is_asked_for_the_token_again() {
    let (hall, operator) = operated().await;
    let seen = operator.request("GET", "/operator", None).await.unwrap();
    assert!(seen.text.contains("/operator/logout"), "{}", seen.text);
    form(&operator, "/operator/logout", &[]).await;
    let answer = form(&operator, "/operator/bans", &[("network", "203.0.113.0/24")]).await;
    assert_eq!(
        (answer.status, answer.code().as_str()),
        (403, "wrong-token"),
        "the old cookie is worth nothing"
    );
    hall.close().await;
}

#[tokio::test]
async fn the_operator_sees_reports_and_acts_on_them_at_once() {
    let (hall, operator) = operated().await;
    let (host, pest) = (hall.guest().await, hall.guest().await);
    let id = id_of(&hall, &pest, "<b>Pest</b>").await;
    let (place, invite) = names(&table(&host, "dragonheart", &[me(), open()]).await);
    pest.must("POST", &format!("/api/tables/{place}/sit?invite={invite}"), None).await.unwrap();
    let mut hosts = host.live(&place, "").await.unwrap();
    let mut pests = pest.live(&place, "").await.unwrap();
    let chat = |text: &str| json!({ "do": "chat", "text": text });
    pests.command(1, chat("<script>alert(1)</script>")).await.unwrap();
    let report = json!({ "who": { "seat": 1 }, "reason": "shouts" });
    host.must("POST", &format!("/api/tables/{place}/report"), Some(report)).await.unwrap();
    let page = operator.request("GET", "/operator", None).await.unwrap().text;
    assert!(page.contains("shouts") && page.contains(&id) && page.contains(&place), "{page}");
    assert!(
        page.contains("&lt;script&gt;alert(1)") && !page.contains("<script") && !page.contains("<b>Pest")
    );

    let act = async |fields: &[(&str, &str)]| form(&operator, "/operator/guest", fields).await;
    assert_eq!(act(&[("guest", &id), ("action", "mute")]).await.status, 303);
    assert_eq!(pests.command(2, chat("hello?")).await.unwrap()["code"], "muted");
    assert_eq!(act(&[("guest", &id), ("action", "unmute")]).await.status, 303);
    assert_eq!(pests.command(3, chat("hello")).await.unwrap()["type"], "done");
    assert_eq!(act(&[("guest", &id), ("action", "rename"), ("name", "\u{3164}")]).await.code(), "bad-name");
    assert_eq!(act(&[("guest", &id), ("action", "rename"), ("name", "Guest")]).await.status, 303);
    let renamed = loop {
        let message: Value = hosts.next_of("table").await.unwrap();
        if message["seats"][1]["name"] == "Guest" {
            break message;
        }
    };
    assert_eq!(renamed["status"], "running");
    assert_eq!(pest.must("GET", "/api/me", None).await.unwrap()["name"], "Guest");
    assert_eq!(act(&[("guest", "nobody"), ("action", "ban")]).await.code(), "nobody-there");
    assert_eq!(act(&[("guest", &id), ("action", "ban"), ("days", "-1")]).await.code(), "bad-request");
    assert_eq!(act(&[("guest", &id), ("action", "ban"), ("days", "3")]).await.status, 303);
    assert_eq!(pests.closed().await.unwrap(), Some((4003, "banned".to_owned())));
    assert_eq!(pest.request("GET", "/api/me", None).await.unwrap().code(), "banned", "at once");
    assert_eq!(act(&[("guest", &id), ("action", "unban")]).await.status, 303);
    assert_eq!(pest.request("GET", "/api/me", None).await.unwrap().status, 200);

    let report = hall.store.reports(false).await.unwrap()[0].id.clone();
    let resolve = format!("/operator/reports/{report}/resolve");
    assert_eq!(form(&operator, &resolve, &[("note", "talked to them")]).await.status, 303);
    assert_eq!(form(&operator, &resolve, &[]).await.code(), "nobody-there", "once");
    assert_eq!(hall.store.reports(true).await.unwrap()[0].note, "talked to them");
    // An operator who bans their own network can still lift the ban.
    assert_eq!(form(&operator, "/operator/bans", &[("network", "127.0.0.0/8")]).await.status, 303);
    assert_eq!(host.request("GET", "/api/me", None).await.unwrap().code(), "banned");
    let lift = form(&operator, "/operator/bans/remove", &[("network", "127.0.0.0/8")]).await;
    assert_eq!(lift.status, 303);
    assert_eq!(host.request("GET", "/api/me", None).await.unwrap().status, 200);
    hall.close().await;
}
